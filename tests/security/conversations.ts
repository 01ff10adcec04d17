import type { TestApp } from '#tests/setup/server.ts'
import type { Account, Conversations } from './people.ts'

/** Conversations of both families with the centre, each with an answer by e-mail, and one of a visitor. */
export async function addConversations(
  { db }: TestApp,
  accounts: Record<'parent' | 'otherParent' | 'admin', Account>,
  children: Record<'parent' | 'otherParent', number>,
): Promise<Conversations> {
  const add = async (row: object, authorId: number | null) => {
    const [{ id }] = await db('conversations')
      .insert({ subject: 'A question', unreadByStaff: true, ...row })
      .returning('id')
    const mail = { kind: 'message.notice', recipient: 'family@families.example', subject: 'Answer', body: 'Answer' }
    const [{ id: emailId }] = await db('emails').insert(mail).returning('id')
    await db('messages').insert([
      { conversationId: id, fromStaff: false, authorId, body: `A question of ${id}` },
      { conversationId: id, fromStaff: true, authorId: accounts.admin.id, body: `An answer to ${id}`, emailId },
    ])
    return id
  }
  const own = (who: 'parent' | 'otherParent', row: object = {}) =>
    add({ kind: 'parent', parentId: accounts[who].id, childId: children[who], ...row }, accounts[who].id)
  return {
    toTeachers: await own('parent', { forTeachers: true }),
    parent: await own('parent'),
    otherParent: await own('otherParent'),
    contact: await add({ kind: 'contact', name: 'Visitor', email: 'visitor@families.example', phone: '1' }, null),
  }
}
