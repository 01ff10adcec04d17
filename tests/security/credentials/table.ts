import { events } from './events.ts'
import { kindNames, type KindName } from './kinds.ts'

const gives = 'gives a credential, or what one shows, and ends none'
const asks = 'asks for one, or proves who one is'
const room = 'is done at a paired tablet'

/** Changes of accounts, families and tablets after which every credential works as before. */
export const endsNothing: Record<string, string> = {
  'Mutation.acceptInvitation': 'uses up the invitation itself',
  'Mutation.actAs': room,
  'Mutation.addContact': 'names who may collect a child, and opens no account',
  'Mutation.addDevice': gives,
  'Mutation.answerCollecting': 'says who may collect a child, and opens no account',
  'Mutation.askForGuardian': asks,
  'Mutation.beginPasskey': asks,
  'Mutation.beginSecondFactor': asks,
  'Mutation.changeDevice': 'other classes: what the tablet shows is asked for each time',
  'Mutation.chooseMenuShortcuts': 'orders its menu',
  'Mutation.confirmIdentity': asks,
  'Mutation.confirmIdentityWithPasskey': asks,
  'Mutation.confirmInvitation': gives,
  'Mutation.createUser': gives,
  'Mutation.enrollApplication': gives,
  'Mutation.handOverEmail': gives,
  'Mutation.importFamily': gives,
  'Mutation.inviteParent': 'ends the invitation before it to the same address and child',
  'Mutation.inviteToAccount': gives,
  'Mutation.inviteUser': gives,
  'Mutation.linkParent': 'ends invitations of this parent to this child, which have become useless',
  'Mutation.openEmergencyCard': room,
  'Mutation.pairDevice':
    'uses up the code, and ends the tablet that was paired before in its place and the session in its browser',
  'Mutation.readNotifications': 'marks what was read',
  'Mutation.recordRoomActions': room,
  'Mutation.refuseInvitation': 'ends the invitation itself',
  'Mutation.register': gives,
  'Mutation.renamePasskey': 'changes its name alone',
  'Mutation.renewCalendarFeed': 'ends the calendar address before it',
  'Mutation.renewDeviceCode': 'ends the code before it; the tablet stays until the new one is used',
  'Mutation.renewInvitation': 'ends the invitation before it',
  'Mutation.requestEmailChange': 'ends the change before it that was not confirmed',
  'Mutation.requestPasskey': asks,
  'Mutation.requestPasswordReset': 'ends the link before it',
  'Mutation.setUp': 'uses up the link of the first start',
  'Mutation.signIn': gives,
  'Mutation.signInByEmail': gives,
  'Mutation.signInWithPasskey': gives,
  'Mutation.stopActing': 'ends the turn itself',
  'Mutation.updateOwnDetails': 'changes no name of the account',
  'Mutation.updateRelationship': 'what the link shows is asked for each time',
  'Mutation.withdrawInvitation': 'ends the invitation itself',
  'POST /api/admin/parent-child-relationships': gives,
  'POST /api/admin/users': gives,
  'POST /api/auth/login': gives,
  'POST /api/auth/register': gives,
  'POST /api/login': gives,
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

function reasonsOf(name: string): string[] {
  const { stays } = events[name] ?? { stays: '' }
  if (typeof stays === 'string') return [stays]
  const reasons = [...new Set(Object.values(stays))]
  return reasons.map(
    (reason) =>
      `${Object.keys(stays)
        .filter((kind) => stays[kind as KindName] === reason)
        .join(', ')}: ${reason}`,
  )
}

/** The table as Markdown. */
export function tableOf(endedBy: (event: string) => KindName[]): string {
  const names = Object.keys(events)
  const rows = kindNames.map((kind) =>
    line([kind, ...names.map((name) => (endedBy(name).includes(kind) ? 'ends' : '·'))]),
  )
  return [
    '# What ends a credential',
    '',
    'Every kind of credential, and every event that may end it. `tests/security/credentials` tries each of them on the running app and',
    'writes this page (`vitest -u`); a column of the schema that looks like a credential, or a new change of accounts, families or tablets,',
    'has to be added there. What works once is shown beside its feature.',
    '',
    line(['', ...names.map((_, index) => `${index + 1}`)]),
    line(['---', ...names.map(() => '---')]),
    ...rows,
    '',
    '| | event | what stays, and why |',
    '|---|---|---|',
    ...names.map((name, index) => line([`${index + 1}`, name, reasonsOf(name).join('; ')])),
    '',
  ].join('\n')
}
