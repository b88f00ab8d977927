/** All areas of the route table. The browser has a shorter one: client/build/browser-routes.ts. */
import { account } from './account'
import { admin } from './admin'
import { api } from './api'
import { assets } from './assets'
import { publications } from './collection'
import { publicationManagement } from './collection-management'
import { data } from './data'
import { discovery } from './discovery'
import { embeds } from './embeds'
import { feedForms } from './feed-forms'
import { helpers } from './helpers'
import { home } from './home'
import { me } from './me'
import { membership } from './membership'
import { newsletters } from './newsletters'
import { stories } from './post'
import { rss } from './rss'
import { search } from './search'
import { series } from './series'
import { settings } from './settings'
import { profiles } from './user'
import { webhooks } from './webhooks'

/** Every route by its name. A name belongs to one area only: a test counts them. */
export const ROUTES = {
  ...account,
  ...admin,
  ...api,
  ...assets,
  ...data,
  ...discovery,
  ...embeds,
  ...feedForms,
  ...rss,
  ...helpers,
  ...home,
  ...me,
  ...membership,
  ...newsletters,
  ...profiles,
  ...publicationManagement,
  ...publications,
  ...search,
  ...series,
  ...settings,
  ...stories,
  ...webhooks,
} as const
