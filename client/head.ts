import type { QueryClient } from '@tanstack/react-query'
import type { HeadContext, PageContext, PageHead, PageModule } from './lib/page'

/** A loaded page's head, with the product's name in its title. */
export function headOf(
  module: PageModule | undefined,
  page: PageContext,
  queryClient: QueryClient,
): PageHead {
  const { productName } = page.state.config
  const answer: HeadContext['answer'] = ({ name }, variables) => queryClient.getQueryData([name, variables])
  const head = module?.head?.({
    ...page,
    answer,
    data: (operation, variables) => {
      const data = answer(operation, variables)
      if (data === undefined)
        throw new Error(`The page ${page.pageId} reads ${operation.name}, which its load didn't ask for`)
      return data
    },
  })
  if (!head?.title) return { ...head, title: productName }
  return { ...head, title: `${head.title} | ${productName}` }
}
