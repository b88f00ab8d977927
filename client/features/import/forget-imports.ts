import type { QueryClient } from '@tanstack/react-query'
import { OwnImports } from './own-imports.generated'

/** Forgets the cached lists of the viewer's imports, because one was added, has gone on or is gone. */
export const forgetImports = (queryClient: QueryClient): void =>
  queryClient.removeQueries({ queryKey: [OwnImports.name] })
