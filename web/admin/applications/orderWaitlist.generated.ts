/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The waiting list of a program in another order. */
export type OrderWaitlistInput = {
  /** The order that was seen; refused as STALE when it is another one by now. */
  before: Array<number>;
  /** Numbers of all applications that wait, the next one first. */
  order: Array<number>;
  /** Program whose list it is: infants, toddlers, preschool or kindergarten. */
  program: string;
};

export type OrderWaitlistMutationVariables = Exact<{
  input: OrderWaitlistInput;
}>;


export type OrderWaitlistMutation = { orderWaitlist: Array<{ id: number, waitlistPosition: number | null }> };


export const OrderWaitlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrderWaitlist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderWaitlistInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderWaitlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"waitlistPosition"}}]}}]}}]} as unknown as DocumentNode<OrderWaitlistMutation, OrderWaitlistMutationVariables>;