import { notFound } from '@tanstack/react-router'
import { userBooksWording } from '../../../schema/wording/user-books'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { UserBooks } from './user-books.generated'

const variablesOf = (page: PageContext) => ({ username: page.params.username ?? '' })

export async function load(page: LoadContext): Promise<void> {
  const { userResult: subject } = await page.query(UserBooks, variablesOf(page))
  if (subject.__typename !== 'User') throw notFound()
}

export function head(page: HeadContext): PageHead {
  const { userResult: subject } = page.data(UserBooks, variablesOf(page))
  return { title: subject.__typename !== 'User' ? '' : userBooksWording.title(subject.name) }
}

export function Page() {
  const { userResult: subject } = useOperation(UserBooks, variablesOf(usePage()))
  if (subject.__typename !== 'User') return null
  return (
    <div className="mx-auto max-w-content px-6 pt-10 sm:pt-14">
      <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">
        {userBooksWording.title(subject.name)}
      </h1>
    </div>
  )
}
