/** Settings of a desk on a server: each mistake is named, all at once. */
import {describe, expect, it} from '@jest/globals';
import {hostedSettings} from '../../../scripts/desk/settings';

const good = {
  WRITE_REMOTE: 'https://git.example.com/web/site.git',
  WRITE_FORGE: 'forgejo',
  WRITE_TOKEN: 'secret',
  WRITE_ORIGIN: 'https://desk.example.com/',
  WRITE_TRUSTED: '10.0.0.1, fd00::/8',
  WRITE_USERS: '[{"login": "wang", "name": "王编辑", "email": "wang@example.com", "role": "writer"}]',
};

describe('settings', () => {
  it('know the rest from the repository', () => {
    expect(hostedSettings({...good, PATH: '/bin', WRITE_MAIN: ''})).toMatchObject({
      api: 'https://git.example.com/api/v1',
      repository: 'web/site',
      main: 'main',
      origin: 'https://desk.example.com',
      trusted: ['10.0.0.1', 'fd00::/8'],
      header: 'x-forwarded-user',
      host: '127.0.0.1',
      port: 3003,
      previewUrl: null,
    });
    expect(
      hostedSettings({...good, WRITE_FORGE: 'gitlab', WRITE_REMOTE: 'https://gl.example.com/a/b/c'}),
    ).toMatchObject({
      api: 'https://gl.example.com/api/v4',
      repository: 'a/b/c',
    });
    expect(hostedSettings({...good, WRITE_FORGE: 'github', WRITE_REMOTE: 'https://github.com/a/b.git'}).api).toBe(
      'https://api.github.com',
    );
  });

  it.each([
    ['WRITE_REMOTE', 'git@example.com:web/site.git'],
    ['WRITE_REMOTE', 'https://desk:secret@git.example.com/web/site.git'],
    ['WRITE_FORGE', 'sourcehut'],
    ['WRITE_TOKEN', undefined],
    ['WRITE_ORIGIN', 'http://desk.example.com'],
    ['WRITE_TRUSTED', '0.0.0.0/0'],
    ['WRITE_TRUSTED', '10.0.0.0/33'],
    ['WRITE_TRUSTED', 'proxy.example.com'],
    ['WRITE_TRUSTED', undefined],
    ['WRITE_USERS', 'wang'],
    ['WRITE_USERS', '[]'],
    ['WRITE_USERS', `[${good.WRITE_USERS.slice(1, -1)}, ${good.WRITE_USERS.slice(1, -1)}]`],
    ['WRITE_MAIN', '--upload-pack=x'],
    ['WRITE_USER_HEADER', 'x user'],
    ['WRITE_PREVIEW_URL', 'https://preview.example.com'],
    ['WRITE_PORT', '0'],
  ])('%s may not be "%s"', (name, value) => {
    expect(() => hostedSettings({...good, [name]: value})).toThrow(new RegExp(`^The desk does not start:\\n  ${name}`));
  });

  it('are all named at once', () => {
    expect(() => hostedSettings({WRITE_REMOTE: 'x'})).toThrow(
      /WRITE_REMOTE[\s\S]*WRITE_FORGE[\s\S]*WRITE_TOKEN[\s\S]*WRITE_ORIGIN[\s\S]*WRITE_TRUSTED[\s\S]*WRITE_USERS/,
    );
  });
});
