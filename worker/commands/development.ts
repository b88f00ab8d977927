/** What makes a development build of the worker out of the production one (docs/rules/development.md). */
export const DEVELOPMENT_DEFINES = ['__DEVELOPMENT__:true']
