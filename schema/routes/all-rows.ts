/**
 * Every row of the table, for those who match addresses. In the browser these are more rows than links need, and are
 * loaded later (client/build/browser-routes.ts).
 */
export { ROUTES as ROWS } from './table'
