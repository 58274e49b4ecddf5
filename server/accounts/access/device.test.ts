import { deviceName } from './device.ts';

const chrome = (sistema: string, resto = '') =>
  `Mozilla/5.0 (${sistema}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36${resto}`;

test.each([
  [chrome('Windows NT 10.0; Win64; x64'), 'Chrome no Windows'],
  [chrome('Windows NT 10.0; Win64; x64', ' Edg/142.0.0.0'), 'Edge no Windows'],
  [chrome('X11; Linux x86_64'), 'Chrome no Linux'],
  [chrome('Linux; Android 10; K'), 'Chrome no Android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.7; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox no Mac'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari no iPhone',
  ],
  ['lightMyRequest', 'Navegador desconhecido'],
  ['', 'Navegador desconhecido'],
  [null, 'Navegador desconhecido'],
])('%s reads %s', (agente, escrito) => {
  expect(deviceName(agente)).toBe(escrito);
});
