import { AVATAR_SIZES, type AvatarSize } from '../../../schema/rules/images/sizes'
import { Avatar } from '../../ui/Avatar'
import { Badge } from '../../ui/Badge'
import { Card } from '../../ui/Card'
import { UnreadDot } from '../../ui/UnreadDot'
import { Part, Row, State } from '../Part'

const SIZES = Object.keys(AVATAR_SIZES) as AvatarSize[]

/** Surfaces, and the marks beside things. */
export function Surfaces({ portrait }: { portrait: string }) {
  return (
    <>
      <Part title="Badge">
        <State name="plain, accent, danger">
          <Row>
            <Badge>Draft</Badge>
            <Badge tone="accent">Member</Badge>
            <Badge tone="danger">Suspended</Badge>
            <Badge tone="accent">12</Badge>
          </Row>
        </State>
        <State name="a dot beside something new">
          <Row>
            Tidewater <UnreadDot label="New stories" />
          </Row>
        </State>
      </Part>
      <Part title="Avatar">
        <State name="a person, in each size" isWide>
          <Row>
            {SIZES.map((size) => (
              <Avatar key={size} imageId={portrait} name="Ada Marlow" size={size} />
            ))}
          </Row>
        </State>
        <State name="without a picture">
          <Row>
            <Avatar imageId={null} size="S" name="Ada Marlow" />
            <Avatar imageId={null} size="L" name="Ødegård" />
          </Row>
        </State>
        <State name="a publication">
          <Row>
            <Avatar imageId={portrait} name="Ada Marlow" size="M" square />
            <Avatar imageId={null} size="M" name="Tidewater" square />
          </Row>
        </State>
      </Part>
      <Part title="Card">
        <State name="raised">
          <Card>Keep these codes where you keep your papers.</Card>
        </State>
        <State name="wash">
          <Card tone="wash">Confirm your address: we have sent you a link.</Card>
        </State>
        <State name="danger">
          <Card tone="danger">The code is wrong. You have two attempts left.</Card>
        </State>
      </Part>
    </>
  )
}
