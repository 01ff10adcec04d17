import { Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg } from '#graphql/platform/graphql/args.ts'
import { Input } from '#graphql/platform/graphql/input.ts'
import {
  applyTimetableTemplate,
  deleteTimetableTemplate,
  listTimetableTemplates,
  saveTimetableTemplate,
} from './templates.service.ts'
import { TimetableChange } from './timetableEntry.model.ts'
import {
  type ApplyTemplateInput,
  applyTemplateSchema,
  type SaveTemplateInput,
  saveTemplateSchema,
} from './timetables.schema.ts'
import { TimetableTemplate } from './timetableTemplate.model.ts'

const saveFields = { classId: 'The class whose week is kept.', name: 'Name, not used by another template.' }
const applyFields = {
  templateId: 'The template.',
  classId: 'The class that it is laid over.',
  teacherId: 'Who is with the class in all of it; as saved unless given.',
  room: 'Where all of it is; as saved unless given.',
  replace: "Takes the class's present week away first; false unless given.",
}

@Resolver()
export class TimetableTemplatesResolver {
  @Query(() => [TimetableTemplate], { description: 'The saved weeks by name. For staff.' })
  timetableTemplates(@Ctx() context: Context) {
    return listTimetableTemplates(context)
  }

  @Mutation(() => TimetableTemplate, {
    description: 'Keeps the week of a class under a name. CONFLICT when the name is taken.',
  })
  saveTimetableTemplate(
    @Ctx() context: Context,
    @Input(
      'SaveTimetableTemplateInput',
      'A class, and the name that its week is kept under.',
      saveTemplateSchema,
      saveFields,
    )
    input: SaveTemplateInput,
  ) {
    return saveTimetableTemplate(context, input)
  }

  @Mutation(() => TimetableChange, {
    description: 'Lays a saved week over a class; what clashes is left out and said. NOT_FOUND.',
  })
  applyTimetableTemplate(
    @Ctx() context: Context,
    @Input(
      'ApplyTimetableTemplateInput',
      'A saved week, and the class it is laid over.',
      applyTemplateSchema,
      applyFields,
    )
    input: ApplyTemplateInput,
  ) {
    return applyTimetableTemplate(context, input)
  }

  @Mutation(() => TimetableTemplate, { description: 'Takes a saved week away. NOT_FOUND.' })
  deleteTimetableTemplate(@Ctx() context: Context, @IdArg('Number of the template.') id: number) {
    return deleteTimetableTemplate(context, id)
  }
}
