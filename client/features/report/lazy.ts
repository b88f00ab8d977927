import { lazily } from '../../lib/lazily'

/** The dialog in which something is reported: loaded when somebody is about to open it. */
export const reportDialog = lazily(() =>
  import('./dialog/ReportDialog').then(({ ReportDialog }) => ReportDialog),
)
