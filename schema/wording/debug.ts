/** The menu that tells members of staff how a page was made. */
export const debugWording = {
  title: 'Debug',
  page: 'Page',
  route: 'Route',
  version: 'Version',
  cache: 'Cache',
  group: 'Experiment group',
  tags: 'Cache tags',
  request: 'Request',
  trace: 'Open the trace',
  highlight: 'Outline controls',
  hide: 'Hide in this tab',
} as const
