import type { ReactNode } from 'react'
import { type Cell, csvLine } from '../../../schema/rules/csv'
import { DownloadLink } from './DownloadLink'

interface Props {
  /** The names of the columns first. */
  rows: readonly (readonly Cell[])[]
  name: string
  children: ReactNode
}

/** A link to a table as a file, which the page contains. It needs no request, and no script. */
export const TableFile = ({ rows, name, children }: Props) => (
  <DownloadLink
    href={`data:text/csv;charset=utf-8,${encodeURIComponent(rows.map(csvLine).join(''))}`}
    download={name}
  >
    {children}
  </DownloadLink>
)
