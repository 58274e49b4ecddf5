import { render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { FORMULARIO_DCR } from '#app/_screens/dcr/processos/campos/dcr-formulario.ts';
import { dcrDeTeste } from '#app/_screens/dcr/processos/processo/dcr-de-teste.ts';
import type { DcrNovo } from '#lib/contracts/dcr/dcr.ts';
import { Calculadora } from './calculo-ao-vivo.tsx';
import { ResumoDoCalculo } from './ResumoDoCalculo.tsx';

type Celulas = Partial<DcrNovo['importados'][number]>;

function Faixa({ valores }: { valores: DcrNovo }) {
  return (
    <FormProvider {...useForm({ defaultValues: valores })}>
      <Calculadora arredondamento="MEIO_PARA_CIMA">
        <ResumoDoCalculo />
      </Calculadora>
    </FormProvider>
  );
}

/** The strip under two imported lines, each with these cells as typed. */
function faixaCom(motor: Celulas, carburador: Celulas): string {
  const valores = FORMULARIO_DCR.valoresDe(dcrDeTeste());
  const importados = valores.importados.map((linha, i) => ({ ...linha, ...[motor, carburador][i] }));
  const { unmount } = render(<Faixa valores={{ ...valores, importados }} />);
  const { textContent } = screen.getByRole('region', { name: 'Resultado do cálculo' });
  unmount();
  return textContent ?? '';
}

describe('The strip of the figures names what is missing', () => {
  test.each<[Celulas, Celulas, string]>([
    [{ quantidade: '' }, {}, '1 linha sem quantidade: o que depende delas fica “—”.'],
    [{ preco: 'dez' }, {}, '1 linha com preço ilegível: o que depende delas fica “—”.'],
    [{ quantidade: 'x' }, { quantidade: 'y' }, '2 linhas com quantidade ilegível: o que depende delas fica “—”.'],
    [
      { quantidade: '', preco: '' },
      { preco: '' },
      '2 linhas por completar (1 sem quantidade, 2 sem preço): o que depende delas fica “—”.',
    ],
    [{ aliquotaII: null }, {}, '1 de 2 linhas com II suspenso sem alíquota: o que depende delas fica “—”.'],
    [
      { aliquotaII: 'dez' },
      { preco: '0.000000' },
      '1 de 4 linhas sem preço e 1 de 2 linhas com II suspenso sem alíquota: o que depende delas fica “—”. A alíquota do II de 1 linha não se lê.',
    ],
    [
      { quantidade: '' },
      { aliquotaII: 'dez' },
      '1 linha sem quantidade e 1 de 1 linha com II suspenso sem alíquota: o que depende delas fica “—”. A alíquota do II de 1 linha não se lê.',
    ],
    [{ aliquotaII: 'dez', suspensao: 'N' }, {}, '0,4300800A alíquota do II de 1 linha não se lê.'],
    [{ suspensao: '' as 'S' }, {}, '1 linha sem “Suspensão”: o que depende delas fica “—”.'],
  ])('%j and %j: %s', (motor, carburador, frase) => {
    expect(faixaCom(motor, carburador).endsWith(frase)).toBe(true);
  });

  test('and nothing where nothing is: a rate of zero is one', () => {
    expect(faixaCom({ aliquotaII: '0.00' }, {})).not.toMatch(/linha/);
  });
});
