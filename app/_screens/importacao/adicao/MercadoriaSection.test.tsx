import { render, screen } from '@testing-library/react';
import type { AdicaoDoProcesso } from '#lib/contracts/declaracao/adicao.ts';
import { MercadoriaSection } from './MercadoriaSection.tsx';

const semNada = { codigo: null, nome: null };
const abrir = (mais: object) =>
  render(
    <MercadoriaSection
      adicao={
        {
          numeroLI: null,
          paisOrigem: semNada,
          paisAquisicao: semNada,
          moeda: semNada,
          itens: [{ sequencia: 1 }],
          ...mais,
        } as unknown as AdicaoDoProcesso
      }
    />,
  );
const dito = (nome: string) => screen.queryByText(nome)?.nextElementSibling?.textContent;

test('an adição of a DI without a licence is free of it', () => {
  abrir({});
  expect(dito('Licença de importação')).toBe('Dispensada');
});

test('an adição of a DUIMP has the LPCOs of its items, each once, and no licence', () => {
  const lpcos = [{ numero: 'I2000000063' }, { numero: 'I2000000071' }, { numero: 'I2000000063' }];
  abrir({ itens: [{ sequencia: 1, duimp: {} }], grupos: { lpcos } });
  expect(dito('LPCO')).toBe('I2000000063, I2000000071');
  expect(dito('Licença de importação')).toBeUndefined();
});

test('where no item of a DUIMP has an LPCO, nothing is said of one', () => {
  abrir({ itens: [{ sequencia: 1, duimp: {} }] });
  expect(dito('LPCO')).toBe('—');
});
