import { linkTo } from '../../../schema/routes/links'
import { yourListsWording } from '../../../schema/wording/your-lists'
import { TabLinks } from '../../ui/TabLinks'

const { label, ...texts } = yourListsWording.tabs

/** Leads from the viewer's own lists to those that they have saved, to what they have read, and back. */
export function ListTabs({ current }: { current: keyof typeof texts }) {
  return (
    <TabLinks
      label={label}
      className="mt-6"
      tabs={[
        { href: linkTo('YourLists'), text: texts.own, isCurrent: current === 'own' },
        { href: linkTo('YourSavedLists'), text: texts.saved, isCurrent: current === 'saved' },
        { href: linkTo('YourReadingHistory'), text: texts.history, isCurrent: current === 'history' },
      ]}
    />
  )
}
