import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { ClassesDasLinhas } from '#components/itens/ClassesDasLinhas.tsx';
import { GradeDeItens } from '#components/itens/GradeDeItens.tsx';
import { LinhasSection } from '#components/itens/LinhasSection.tsx';
import { useLinhasDoFormulario } from '#components/itens/use-linhas-do-formulario.ts';
import { ImportarLinhasDialog } from '#components/sheets/ImportarLinhasDialog.tsx';
import type { LinhaDoPedido, PedidoLido, PedidoNovo } from '#lib/contracts/pedidos/pedido.ts';
import { colunasDaGrade, linhaDaGrade, linhaDoPedido, linhaVazia } from './itens-linhas.ts';
import { TotaisDoPedido } from './TotaisDoPedido.tsx';

/** The lines of the open order as a grid: typed, pasted or read from a file. */
export function ItensSection({ pedido }: { pedido: PedidoLido | undefined }) {
  const embarcado = useMemo(() => new Map(pedido?.itens.map((linha) => [linha.id, linha.embarcado])), [pedido]);
  const importadorId = useWatch<PedidoNovo, 'importador.id'>({ name: 'importador.id' });
  const colunas = useMemo(() => colunasDaGrade(pedido !== undefined), [pedido]);
  const { lembrarNome, acrescentar, ...grade } = useLinhasDoFormulario<LinhaDoPedido>({
    naGrade: (linha, contexto) => linhaDaGrade(linha, { ...contexto, embarcado }),
    doFormulario: linhaDoPedido,
  });
  return (
    <LinhasSection
      titulo="Itens"
      nota="Digite, cole do Excel ou importe uma planilha."
      importar={(fechar) => (
        <ImportarLinhasDialog
          titulo="Importar itens de uma planilha"
          recurso="LinhaDoPedido"
          onde="no pedido"
          aoFechar={fechar}
          aoPor={(novas, { nomes }) => {
            for (const { id, nome } of nomes) lembrarNome(id, nome);
            acrescentar(novas.map(({ celulas }) => ({ ...linhaVazia(), ...celulas })));
            fechar();
          }}
        />
      )}
    >
      <GradeDeItens
        {...grade}
        rotulo="Itens do pedido"
        colunas={colunas}
        novaLinha={linhaVazia}
        ajuda="Um part number do cadastro traz descrição, NCM, unidade, fabricante, país e peso. O fabricante é um do cadastro de fornecedores; o país, pelo código ou pelo nome."
      />
      <ClassesDasLinhas importadorId={importadorId || null} linhas={grade.linhas} mudar={grade.mudar} />
      <TotaisDoPedido />
    </LinhasSection>
  );
}
