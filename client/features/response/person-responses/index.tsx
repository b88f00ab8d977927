import type { ComponentProps } from 'react'
import { responseWording } from '../../../../schema/wording/responses'
import { NextPage } from '../../post/NextPage'
import type { ShownResponse } from '../discussion-facts'
import { RespondsTo } from '../RespondsTo'
import { Response } from '../Response'

/** A response with what it answers. */
type OwnResponse = ShownResponse & { response: ComponentProps<typeof RespondsTo>['response'] | null }

const nothing = () => {}

interface Props {
  responses: readonly OwnResponse[]
  next: { to: string } | null
}

/** A person's responses, each with what it answers. */
export const PersonResponses = ({ responses, next }: Props) => (
  <>
    <ol>
      {responses.map((response) => (
        <li key={response.id} className="border-b border-line py-6">
          {response.response && <RespondsTo response={response.response} />}
          <Response response={response} onAnswered={nothing} />
        </li>
      ))}
    </ol>
    <NextPage next={next} text={responseWording.older} />
  </>
)
