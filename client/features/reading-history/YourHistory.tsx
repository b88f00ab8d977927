import { historyWording as wording } from '../../../schema/wording/reading-history'
import { ListTabs } from '../catalog/ListTabs'
import { History } from './History'

/** The viewer's history beside their lists. */
export function YourHistory() {
  return (
    <>
      <header className="pt-2 lg:pt-6">
        <h1 className="font-serif text-32 font-semibold tracking-tight lg:text-42">{wording.title}</h1>
        <p className="mt-3 max-w-[60ch] text-16 text-ink-soft text-pretty">{wording.text}</p>
      </header>
      <ListTabs current="history" />
      <History />
    </>
  )
}
