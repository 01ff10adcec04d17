import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Head } from '#web/app/Head.tsx'
import { loadContent } from '../loadContent.ts'
import { programData } from '../structuredData.ts'
import { ProgramPage } from './ProgramPage.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { programs, fees } = await loadContent(context)
  const { slug } = params
  const program = slug ? (programs.find((candidate) => candidate.slug === slug) ?? null) : undefined
  return data({ program, fees }, { status: program ? 200 : 404 })
}

/** Both `/program/{id}` and `/programs/{id}` show it; the first is its one address. */
export function Component() {
  const { program, fees } = useLoaderData<typeof loader>()
  return (
    <>
      {program ? (
        <Head
          title={program.title}
          canonical={`/program/${program.slug}`}
          description={program.description}
          data={import.meta.env.SSR ? programData(program) : undefined}
        />
      ) : (
        <Head title="Program Not Found" noindex />
      )}
      <ProgramPage program={program} fees={fees} />
    </>
  )
}
