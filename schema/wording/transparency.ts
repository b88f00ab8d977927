/** Texts of the page that counts reports and what came of them. */
export const transparencyWording = {
  title: 'Transparency',
  intro:
    'What people have reported in the last 12 months, and what we did. Several reports about one thing count once, in the month of the first.',
  none: 'Nothing has been reported in the last 12 months.',
  byMonth: 'By month',
  byReason: 'By reason',
  month: 'Month',
  reason: 'Reason',
  total: 'Reported',
  waiting: 'Waiting',
  dismissed: 'No violation',
  hidden: 'Hidden',
  removed: 'Taken down',
  suspended: 'Suspended',
  appeals: 'Appeals',
  right: 'Appeals upheld',
  table: 'Download the numbers (CSV)',
  how: 'How we decide, and how to appeal',
} as const
