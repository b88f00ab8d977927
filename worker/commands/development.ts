/** What turns the production build of the worker into a development build (docs/rules/development.md). */
export const DEVELOPMENT_DEFINES = ['__DEVELOPMENT__:true']
