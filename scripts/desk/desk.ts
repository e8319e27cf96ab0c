/** Everybody who uses the desk, with what is theirs; made at their first request. */
import type {FastifyRequest} from 'fastify';
import {sameText, type Access, type Person} from './people';
import {DocumentStore} from './store';
import {Refused, type Workspace} from './workspace';

/** Whoever asks, with what is theirs. */
export interface Place {
  readonly person: Person;
  readonly token: string;
  readonly workspace: Workspace;
  readonly store: DocumentStore;
}

/** For the routes in other files. */
export interface Desk {
  of(request: FastifyRequest): Place;
  /** Of a form, whose token is one of its fields. @throws {Refused} */
  form(request: FastifyRequest): Place;
}

export function deskOf(access: Access, workspaceOf: (person: Person) => Workspace): Desk {
  const places = new Map<string, Place>();
  const of = (request: FastifyRequest): Place => {
    const person = access.who(request);
    const known = places.get(person.login);
    if (known) return known;
    const workspace = workspaceOf(person);
    const place = {person, workspace, token: access.token(person), store: new DocumentStore(workspace)};
    places.set(person.login, place);
    return place;
  };
  return {
    of,
    form(request) {
      const place = of(request);
      const {body} = request;
      if (!(body instanceof URLSearchParams) || !sameText(body.get('token') ?? '', place.token)) {
        throw new Refused(403, '写字台重新启动过，请退回去刷新再试');
      }
      return place;
    },
  };
}
