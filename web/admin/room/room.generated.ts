/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A sign-in at a tablet. */
export type ActAsInput = {
  /** Their PIN. */
  pin: string;
  /** Public key of the new turn: P-256, SPKI, base64. Required. */
  turnKey?: string | null | undefined;
  /** The member of staff. */
  userId: number;
};

/** An emergency card to open at a tablet. */
export type OpenCardInput = {
  /** The child. */
  childId: number;
  /** Their PIN, even if signed in. */
  pin: string;
  /** The member of staff. */
  userId: number;
};

/** A pairing code. */
export type PairingInput = {
  /** The code from the office. */
  code: string;
};

/** The actions, earliest first. */
export type RoomActionInput = {
  /** Who did it. */
  byUserId: number;
  /** The care entry, for care. */
  care?: RoomCareInput | null | undefined;
  /** The child, for mark, care and collect. */
  childId?: number | null | undefined;
  /** The new class, for move. */
  classId?: number | null | undefined;
  /** Who collected the child. */
  collectedBy?: string | null | undefined;
  /** Why somebody not on the child's list collected it. */
  collectedReason?: string | null | undefined;
  /** When, by the tablet's clock. */
  happenedAt: string;
  /** A random UUID, to prevent duplicates; for care, the id of the version. */
  id: string;
  /** mark, collect, move or care. */
  kind: string;
  /** ECDSA with SHA-256 over the action, base64, made with the private key at the time. */
  signature?: string | null | undefined;
  /** present, absent or late; null removes the entry. */
  status?: string | null | undefined;
  /** Arrival time, HH:mm. */
  timeIn?: string | null | undefined;
  /** Departure time, HH:mm. */
  timeOut?: string | null | undefined;
  /** The public key sent with that person's PIN. */
  turnKey?: string | null | undefined;
  /** Version of the entry it is based on; null if there was none. */
  version?: number | null | undefined;
};

/** Actions at a tablet, in order. */
export type RoomActionsInput = {
  /** The actions, earliest first. */
  actions: Array<RoomActionInput>;
  /** The tablet's time when sending, to check its clock. */
  sentAt: string;
};

/** The care entry, for care. */
export type RoomCareInput = {
  /** Time, or start of a sleep, as an ISO timestamp. A correction stays on the same day. */
  at: string;
  /** Number brought or counted, 0 to 500; formula in bottles, clothes in sets. */
  count?: number | null | undefined;
  /** How a sleep ended: woke or was_woken. */
  ending?: string | null | undefined;
  /** Id of the entry it corrects; the same as id for a new one. */
  entryId: string;
  /** Supply: nappies, wipes, formula or clothes. */
  item?: string | null | undefined;
  /** meal, bottle, sleep, sleep_check, nappy, potty, clothes, sunscreen, mood, note or supplies. A correction keeps it. */
  kind: string;
  /** breakfast, morning_snack, lunch or afternoon_snack. */
  meal?: string | null | undefined;
  /** What was in the bottle: formula, breast_milk or other. */
  milk?: string | null | undefined;
  /** Amount drunk, 0 to 400 ml. */
  ml?: number | null | undefined;
  /** Mood, from 1 (sad) to 5 (happy). */
  mood?: number | null | undefined;
  /** What was in the nappy: wet, soiled or both. */
  nappy?: string | null | undefined;
  /** Amount eaten: all, most, some, none or not_offered. */
  portion?: string | null | undefined;
  /** Result on the potty: wee, poo, both or nothing. */
  potty?: string | null | undefined;
  /** Removes the entry. */
  removed?: boolean | null | undefined;
  /** A note, for any kind. */
  text?: string | null | undefined;
  /** When a sleep ended, on the same day; null while the child is asleep. */
  until?: string | null | undefined;
  /** Supplies: brought (adds) or counted (replaces the stock). */
  way?: string | null | undefined;
};

export type RoomQueryVariables = Exact<{ [key: string]: never; }>;


export type RoomQuery = { room: { deviceId: number, name: string, now: string, actingUserId: number | null, actingUntil: string | null, date: string, faces: Array<{ userId: number, firstName: string, lastName: string, hasPin: boolean, classId: number | null, taughtClassIds: Array<number> }>, ratios: Array<{ classId: number, name: string, children: number, staff: number, promise: number, law: number, level: string }>, classes: Array<{ classId: number, name: string }>, entries: Array<{ classId: number, childId: number, firstName: string, lastName: string, namesakeBirthday: string | null, allergies: string | null, profileImage: string | null, mayCollect: Array<{ name: string, relationship: string }>, absence: { id: number, reason: string, toldAt: string } | null, attendance: { id: number, childId: number, date: string, status: string, timeIn: string | null, timeOut: string | null, notes: string | null, collectedBy: string | null, collectedReason: string | null, version: number } | null }>, care: Array<{ childId: number, checkMinutes: number, asleepSince: string | null, nextCheckAt: string | null, entries: Array<{ id: string, entryId: string, childId: number, kind: string, at: string, until: string | null, meal: string | null, portion: string | null, milk: string | null, ml: number | null, nappy: string | null, potty: string | null, ending: string | null, mood: number | null, item: string | null, way: string | null, count: number | null, text: string | null, removed: boolean, saidAt: string, saidByName: string | null, isCorrection: boolean, earlier: Array<{ id: string, entryId: string, childId: number, kind: string, at: string, until: string | null, meal: string | null, portion: string | null, milk: string | null, ml: number | null, nappy: string | null, potty: string | null, ending: string | null, mood: number | null, item: string | null, way: string | null, count: number | null, text: string | null, removed: boolean, saidAt: string, saidByName: string | null, isCorrection: boolean }> }>, supplies: Array<{ item: string, left: number, enoughUntil: string | null, isShort: boolean }> }> } };

export type PairDeviceMutationVariables = Exact<{
  input: PairingInput;
}>;


export type PairDeviceMutation = { pairDevice: boolean };

export type ActAsMutationVariables = Exact<{
  input: ActAsInput;
}>;


export type ActAsMutation = { actAs: boolean };

export type OpenEmergencyCardMutationVariables = Exact<{
  input: OpenCardInput;
}>;


export type OpenEmergencyCardMutation = { openEmergencyCard: { childId: number, firstName: string, lastName: string, allergies: string | null, medicalNotes: string | null, contacts: Array<{ name: string, relationship: string | null, phone: string | null, inEmergency: boolean, mayCollect: boolean | null, photo: string | null }> } };

export type StopActingMutationVariables = Exact<{ [key: string]: never; }>;


export type StopActingMutation = { stopActing: boolean };

export type RecordRoomActionsMutationVariables = Exact<{
  input: RoomActionsInput;
}>;


export type RecordRoomActionsMutation = { recordRoomActions: { clockBehind: number, actingUntil: string | null, outcomes: Array<{ id: string, refused: string | null, childId: number | null, attendance: { id: number, childId: number, date: string, status: string, timeIn: string | null, timeOut: string | null, notes: string | null, collectedBy: string | null, collectedReason: string | null, version: number } | null }> } };


export const RoomDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Room"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"room"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deviceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"actingUserId"}},{"kind":"Field","name":{"kind":"Name","value":"actingUntil"}},{"kind":"Field","name":{"kind":"Name","value":"faces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"hasPin"}},{"kind":"Field","name":{"kind":"Name","value":"classId"}},{"kind":"Field","name":{"kind":"Name","value":"taughtClassIds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratios"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"classId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"children"}},{"kind":"Field","name":{"kind":"Name","value":"staff"}},{"kind":"Field","name":{"kind":"Name","value":"promise"}},{"kind":"Field","name":{"kind":"Name","value":"law"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"classes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"classId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"classId"}},{"kind":"Field","name":{"kind":"Name","value":"childId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"namesakeBirthday"}},{"kind":"Field","name":{"kind":"Name","value":"allergies"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"}},{"kind":"Field","name":{"kind":"Name","value":"mayCollect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"relationship"}}]}},{"kind":"Field","name":{"kind":"Name","value":"absence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"toldAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attendance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttendanceRecord"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"care"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"childId"}},{"kind":"Field","name":{"kind":"Name","value":"checkMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"asleepSince"}},{"kind":"Field","name":{"kind":"Name","value":"nextCheckAt"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CareEntryFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"supplies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CareSupplyFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CareVersionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CareEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"entryId"}},{"kind":"Field","name":{"kind":"Name","value":"childId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"meal"}},{"kind":"Field","name":{"kind":"Name","value":"portion"}},{"kind":"Field","name":{"kind":"Name","value":"milk"}},{"kind":"Field","name":{"kind":"Name","value":"ml"}},{"kind":"Field","name":{"kind":"Name","value":"nappy"}},{"kind":"Field","name":{"kind":"Name","value":"potty"}},{"kind":"Field","name":{"kind":"Name","value":"ending"}},{"kind":"Field","name":{"kind":"Name","value":"mood"}},{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"saidAt"}},{"kind":"Field","name":{"kind":"Name","value":"saidByName"}},{"kind":"Field","name":{"kind":"Name","value":"isCorrection"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttendanceRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attendance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"childId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"timeIn"}},{"kind":"Field","name":{"kind":"Name","value":"timeOut"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"collectedBy"}},{"kind":"Field","name":{"kind":"Name","value":"collectedReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CareEntryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CareEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CareVersionFields"}},{"kind":"Field","name":{"kind":"Name","value":"earlier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CareVersionFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CareSupplyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CareSupply"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"enoughUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isShort"}}]}}]} as unknown as DocumentNode<RoomQuery, RoomQueryVariables>;
export const PairDeviceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PairDevice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PairingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pairDevice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<PairDeviceMutation, PairDeviceMutationVariables>;
export const ActAsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ActAs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ActAsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actAs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ActAsMutation, ActAsMutationVariables>;
export const OpenEmergencyCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenEmergencyCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OpenCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openEmergencyCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"childId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"allergies"}},{"kind":"Field","name":{"kind":"Name","value":"medicalNotes"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"relationship"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"inEmergency"}},{"kind":"Field","name":{"kind":"Name","value":"mayCollect"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}}]}}]}}]}}]} as unknown as DocumentNode<OpenEmergencyCardMutation, OpenEmergencyCardMutationVariables>;
export const StopActingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopActing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopActing"}}]}}]} as unknown as DocumentNode<StopActingMutation, StopActingMutationVariables>;
export const RecordRoomActionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordRoomActions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RoomActionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordRoomActions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clockBehind"}},{"kind":"Field","name":{"kind":"Name","value":"actingUntil"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"childId"}},{"kind":"Field","name":{"kind":"Name","value":"attendance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttendanceRecord"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttendanceRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attendance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"childId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"timeIn"}},{"kind":"Field","name":{"kind":"Name","value":"timeOut"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"collectedBy"}},{"kind":"Field","name":{"kind":"Name","value":"collectedReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<RecordRoomActionsMutation, RecordRoomActionsMutationVariables>;