import { render, screen } from '@testing-library/react';
import { FormularioContexto } from '#components/form/formulario-contexto.ts';
import { GradeDeItens } from './GradeDeItens.tsx';

const AJUDA = 'Um part number do cadastro traz descrição e NCM.';

function abrir(somenteLeitura: boolean) {
  render(
    <FormularioContexto value={{ idDoCampo: (campo: string) => campo, rotulos: {} } as never}>
      <GradeDeItens
        rotulo="Itens"
        campo="itens"
        colunas={[]}
        linhas={[]}
        mudar={() => {}}
        completar={async () => null}
        erros={{}}
        erroDoTodo={undefined}
        novaLinha={() => ({ id: 'nova' }) as never}
        somenteLeitura={somenteLeitura}
        ajuda={AJUDA}
      />
    </FormularioContexto>,
  );
}

test('the help for typing stands under a grid one types in, and not under a read-only one', () => {
  abrir(false);
  expect(screen.getByText(AJUDA)).toBeVisible();
});

test('a read-only grid has no help for typing', () => {
  abrir(true);
  expect(screen.queryByText(AJUDA)).toBeNull();
});
