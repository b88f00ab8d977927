import { lazily } from '../../lib/lazily'

/** The private links of a story, loaded when somebody asks for them. */
export const linksDialog = lazily(() => import('./LinksDialog').then(({ LinksDialog }) => LinksDialog))
