import { Model, type Modifiers, type RelationMappings, snakeCaseMappers } from 'objection'
import { wordOrder } from '#graphql/data/search.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'

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
  declare deletedAt: string | null
}

export class Session extends Model {
  static override tableName = 'sessions'
  static override columnNameMappers = snakeCaseMappers()
  declare user: User
  static override relationMappings: RelationMappings = {
    user: {
      relation: Model.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'sessions.user_id', to: 'users.id' },
    },
  }
}

export class Class extends Row {
  static override tableName = 'classes'
  declare enrolled: number
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
    class: {
      relation: Model.BelongsToOneRelation,
      modelClass: Class,
      join: { from: 'placements.class_id', to: 'classes.id' },
    },
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
    placement: {
      relation: Model.HasOneRelation,
      modelClass: Placement,
      join: { from: 'children.id', to: 'placements.child_id' },
    },
    guardians: {
      relation: Model.HasManyRelation,
      modelClass: Guardianship,
      join: { from: 'children.id', to: 'guardianships.child_id' },
    },
    attendance: {
      relation: Model.HasManyRelation,
      modelClass: Attendance,
      join: { from: 'children.id', to: 'attendance.child_id' },
    },
    bills: { relation: Model.HasManyRelation, modelClass: Bill, join: { from: 'children.id', to: 'bills.child_id' } },
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
    child: {
      relation: Model.BelongsToOneRelation,
      modelClass: Child,
      join: { from: 'conversations.child_id', to: 'children.id' },
    },
    parent: {
      relation: Model.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'conversations.parent_id', to: 'users.id' },
    },
    newestMessage: {
      relation: Model.HasOneRelation,
      modelClass: Message,
      join: { from: 'conversations.id', to: 'messages.conversation_id' },
    },
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
    class: {
      relation: Model.BelongsToOneRelation,
      modelClass: Class,
      join: { from: 'timetable_entries.class_id', to: 'classes.id' },
    },
    teacherOf: {
      relation: Model.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'timetable_entries.teacher_id', to: 'users.id' },
    },
  }
}
