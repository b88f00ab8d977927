import { TabLinks } from '../../ui/TabLinks'
import { Tabs } from '../../ui/Tabs'
import { Part, State } from '../Part'

const text = (about: string) => <p className="text-16 text-ink-soft">{about}</p>

/** Tabs over parts of a page, and tabs that are pages. */
export function TabParts() {
  return (
    <Part title="Tabs">
      <State name="over parts of a page">
        <Tabs
          label="Statistics"
          tabs={[
            { id: 'views', text: 'Views', content: text('1,204 views in 30 days') },
            { id: 'reads', text: 'Reads', content: text('811 reads in 30 days') },
            { id: 'fans', text: 'Fans', content: text('96 fans in 30 days') },
          ]}
        />
      </State>
      <State name="that are pages">
        <TabLinks
          label="Stories"
          tabs={[
            { href: '/_/dev/gallery#drafts', text: 'Drafts', isCurrent: false },
            { href: '/_/dev/gallery#published', text: 'Published', isCurrent: true },
            { href: '/_/dev/gallery#responses', text: 'Responses', isCurrent: false },
          ]}
        />
      </State>
      <State name="more than there is room for">
        <TabLinks
          label="Sections"
          tabs={['Rivers', 'Harbours', 'Lighthouses', 'Tides', 'Weather', 'Instruments'].map((name, i) => ({
            href: `/_/dev/gallery#${name}`,
            text: name,
            isCurrent: i === 0,
          }))}
        />
      </State>
    </Part>
  )
}
