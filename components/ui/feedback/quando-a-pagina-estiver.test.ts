import { POR_VIR } from './por-vir.ts';
import { quandoAPaginaEstiver } from './quando-a-pagina-estiver.ts';

const [PREFIXO] = Object.keys(POR_VIR) as [string];

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

/** Puts in the page what keeps the place of content to come. */
function aEsperar(): Element {
  const lugar = document.body.appendChild(document.createElement('div'));
  lugar.setAttribute(PREFIXO, '');
  return lugar;
}

test('waits for the content of the page', () => {
  const feito = jest.fn();
  const lugar = aEsperar();
  quandoAPaginaEstiver(feito);
  jest.advanceTimersByTime(2_000);
  expect(feito).not.toHaveBeenCalled();
  lugar.remove();
  jest.advanceTimersByTime(300);
  expect(feito).toHaveBeenCalledTimes(1);
});

test('waits no longer than five seconds for content that does not come', () => {
  const feito = jest.fn();
  aEsperar();
  quandoAPaginaEstiver(feito);
  jest.advanceTimersByTime(5_300);
  expect(feito).toHaveBeenCalledTimes(1);
});

test('is not done once cancelled', () => {
  const feito = jest.fn();
  const cancelar = quandoAPaginaEstiver(feito);
  cancelar();
  jest.advanceTimersByTime(10_000);
  expect(feito).not.toHaveBeenCalled();
});
