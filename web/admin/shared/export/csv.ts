export { csvOf } from '#graphql/values/writeCsv.ts'
