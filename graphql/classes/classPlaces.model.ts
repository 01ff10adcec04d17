import { Field, Int, ObjectType } from 'type-graphql'
import { Class } from './class.model.ts'

@ObjectType('ClassPlaces', { description: 'How full a class is from a day on.' })
export class ClassPlaces {
  @Field(() => Class, { description: 'The class.' })
  class!: Class

  @Field(() => Int, { description: 'Children who hold a place, those who start later among them.' })
  taken!: number

  @Field(() => Int, { description: 'Places that are offered to applicants who have not answered yet.' })
  offered!: number

  @Field(() => Int, { description: 'Places that can still be given.' })
  free!: number
}
