import type { PageOf } from '../services/paging'

/** A page of a list as a connection, its items under the name that the schema gives them. */
export const connection = <Name extends string, Item>(name: Name, page: PageOf<Item>) =>
  ({ [name]: page.items, pagingInfo: { next: page.next } }) as Record<Name, Item[]> & {
    pagingInfo: { next: PageOf<Item>['next'] }
  }

/** A value as the database has it (`reading-list`, `tag feed`) under the name that an enum has for it. */
export const enumName = <Name extends string>(stored: string): Name =>
  stored.toUpperCase().replace(/[ -]/g, '_') as Name
