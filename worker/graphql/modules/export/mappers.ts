import type { AccountExport } from '../../../data/export/exports'

export type AccountExportMapper = AccountExport
