import { Model, type Modifiers, type RelationMappings, type RelationType, snakeCaseMappers } from 'objection'
import { wordOrder } from '#graphql/data/search.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'

const related = (relation: RelationType, modelClass: typeof Model, from: string, to: string) => ({
  relation,
  modelClass,
  join: { from, to },
})

/** Tables as models with relations, as the guide of Objection has them. */
class Row extends Model {
  declare id: number
  static override columnNameMappers = snakeCaseMappers()
}

export class User extends Row {
  static override tableName = 'users'
  declare role: string
  declare firstName: string
  declare lastName: string
  declare email: string
}

export class Session extends Model {
  static override tableName = 'sessions'
  static override columnNameMappers = snakeCaseMappers()
  declare user: User
  static override relationMappings: RelationMappings = {
    user: related(Model.BelongsToOneRelation, User, 'sessions.user_id', 'users.id'),
  }
}

export class Class extends Row {
  static override tableName = 'classes'
}

export class Program extends Row {
  static override tableName = 'programs'
}

export class Placement extends Row {
  static override tableName = 'placements'
  declare classId: number | null
  declare programId: number | null
  declare dayPlan: string
  declare class: Class | null
  static override modifiers: Modifiers = {
    today: (placements) =>
      placements
        .where('from_date', '<=', todayInJohannesburg())
        .where((end) => end.whereNull('to_date').orWhere('to_date', '>=', todayInJohannesburg())),
  }
  static override relationMappings: RelationMappings = {
    class: related(Model.BelongsToOneRelation, Class, 'placements.class_id', 'classes.id'),
  }
}

class Guardianship extends Row {
  static override tableName = 'guardianships'
  declare parent: User | null
  static override modifiers: Modifiers = {
    primaryFirst: (rows) => rows.orderBy([{ column: 'is_primary', order: 'desc' }, 'id']),
  }
  static override relationMappings: RelationMappings = {
    parent: {
      relation: Model.BelongsToOneRelation,
      modelClass: User,
      filter: { 'users.deleted_at': null },
      join: { from: 'guardianships.parent_id', to: 'users.id' },
    },
  }
}

class Attendance extends Row {
  static override tableName = 'attendance'
  static override modifiers: Modifiers = { today: (rows) => rows.where({ date: todayInJohannesburg() }) }
}

class Bill extends Row {
  static override tableName = 'bills'
  static override modifiers: Modifiers = {
    newestFirst: (bills) =>
      bills.whereNull('bills.deleted_at').orderBy([
        { column: 'due_date', order: 'desc' },
        { column: 'id', order: 'desc' },
      ]),
  }
}

export class Child extends Row {
  static override tableName = 'children'
  declare firstName: string
  declare lastName: string
  declare dateOfBirth: string
  declare placement: Placement
  declare guardians: Guardianship[]
  declare attendance: Attendance[]
  declare bills: Bill[]
  static override modifiers: Modifiers = {
    enrolled: (children) =>
      children
        .whereNull('children.deleted_at')
        .whereExists(Child.relatedQuery('placement').modify('today'))
        .orderByRaw(`${wordOrder('last_name', 'first_name')}, id`),
  }
  static override relationMappings: RelationMappings = {
    placement: related(Model.HasOneRelation, Placement, 'children.id', 'placements.child_id'),
    guardians: related(Model.HasManyRelation, Guardianship, 'children.id', 'guardianships.child_id'),
    attendance: related(Model.HasManyRelation, Attendance, 'children.id', 'attendance.child_id'),
    bills: related(Model.HasManyRelation, Bill, 'children.id', 'bills.child_id'),
  }
}

class Message extends Row {
  static override tableName = 'messages'
  static override modifiers: Modifiers = {
    newest: (messages) =>
      messages.whereRaw(
        'messages.id = (select max(id) from messages as others where others.conversation_id = messages.conversation_id)',
      ),
  }
}

export class Conversation extends Row {
  static override tableName = 'conversations'
  declare unreadByStaff: boolean
  declare name: string | null
  declare email: string | null
  declare child: Child | null
  declare parent: User | null
  declare newestMessage: Message
  /** The moment of the last message, as exactly as the database knows it. */
  declare at: string
  static override relationMappings: RelationMappings = {
    child: related(Model.BelongsToOneRelation, Child, 'conversations.child_id', 'children.id'),
    parent: related(Model.BelongsToOneRelation, User, 'conversations.parent_id', 'users.id'),
    newestMessage: related(Model.HasOneRelation, Message, 'conversations.id', 'messages.conversation_id'),
  }
}

export class Application extends Row {
  static override tableName = 'applications'
}

export class TimetableEntry extends Row {
  static override tableName = 'timetable_entries'
  declare teacherOf: User
  declare class: Class
  static override relationMappings: RelationMappings = {
    class: related(Model.BelongsToOneRelation, Class, 'timetable_entries.class_id', 'classes.id'),
    teacherOf: related(Model.BelongsToOneRelation, User, 'timetable_entries.teacher_id', 'users.id'),
  }
}
