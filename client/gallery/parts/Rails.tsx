import { RailSection } from '../../ui/RailSection'
import { TextAndRail } from '../../ui/TextAndRail'
import { Part, State } from '../Part'

const text = (about: string) => <p className="pt-4 text-14 text-ink-soft">{about}</p>

/** Content beside a column of text. */
export function Rails() {
  return (
    <Part title="TextAndRail">
      <State name="a column, and a rail with sections" isWide>
        <TextAndRail
          railLabel="Beside the text"
          rail={
            <>
              <RailSection title="More from Tidewater" more={{ href: '/top-stories', text: 'All stories' }}>
                {text('Three stories of the same publication.')}
              </RailSection>
              <RailSection title="Topics">{text('A section without more of it.')}</RailSection>
            </>
          }
        >
          <p className="text-16">
            The column gives way to the rail on wide windows, and stands above it on others.
          </p>
        </TextAndRail>
      </State>
    </Part>
  )
}
