import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import type { ButtonLook } from '../../ui/button-look'
import { Icon, type IconName } from '../../ui/Icon'
import { IconButton } from '../../ui/IconButton'
import { Link } from '../../ui/Link'
import { Pill } from '../../ui/Pill'
import { Part, Row, State } from '../Part'

const LOOKS: readonly [ButtonLook, string][] = [
  ['main', 'Publish'],
  ['quiet', 'Preview'],
  ['danger', 'Delete'],
  ['danger-main', 'Delete story'],
  ['plain', 'Show more'],
  ['text', 'Forget this account'],
]
const ICONS: readonly [IconName, string][] = [
  ['close', 'Close'],
  ['check', 'Done'],
  ['plus', 'Add'],
  ['minus', 'Less'],
  ['more', 'More'],
  ['down', 'Open'],
  ['previous', 'Previous'],
  ['next', 'Next'],
]

/** Buttons and links. */
export function Actions() {
  return (
    <>
      <Part title="Button">
        {LOOKS.map(([look, text]) => (
          <State key={look} name={look}>
            <Row>
              <Button look={look}>{text}</Button>
              <Button look={look} size="small">
                Small
              </Button>
              <Button look={look} disabled>
                Disabled
              </Button>
              <Button look={look} isPending pendingText="Saving…">
                Save
              </Button>
            </Row>
          </State>
        ))}
        <State name="wide, with an icon">
          <Button look="main" isWide>
            <Icon name="plus" size={16} />
            New story
          </Button>
        </State>
      </Part>
      <Part title="IconButton">
        <State name="each icon">
          <Row>
            {ICONS.map(([icon, label]) => (
              <IconButton key={icon} icon={icon} label={label} />
            ))}
          </Row>
        </State>
        <State name="disabled, and idle">
          <Row>
            <IconButton icon="plus" label="Add a story" disabled />
            <IconButton icon="previous" label="Previous story" isIdle />
          </Row>
        </State>
      </Part>
      <Part title="Link">
        <State name="in a sentence">
          <p className="text-16">
            Some words of a sentence <Link href="/">lead home</Link>.
          </p>
        </State>
        <State name="on a line of its own">
          <Link look="alone" href="/explore-topics">
            All topics
          </Link>
        </State>
        <State name="underlined, opens a new window">
          <Link look="underlined" href="/top-stories" opens="window">
            Top stories
          </Link>
        </State>
        <State name="pills">
          <Row>
            <Pill href="/tag/ocean">Ocean</Pill>
            <Pill href="/tag/typography">Typography</Pill>
          </Row>
        </State>
        <State name="as a button">
          <Row>
            <ButtonLink look="main" href="/top-stories">
              Read on
            </ButtonLink>
            <ButtonLink href="/explore-topics">Explore topics</ButtonLink>
          </Row>
        </State>
      </Part>
    </>
  )
}
