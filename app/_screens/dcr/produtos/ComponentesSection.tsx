import { GradeDeItens } from '#components/itens/GradeDeItens.tsx';
import { LinhasSection } from '#components/itens/LinhasSection.tsx';
import { temConteudo } from '#components/itens/linha-de-itens.ts';
import { useLinhasDoFormulario } from '#components/itens/use-linhas-do-formulario.ts';
import { ImportarLinhasDialog } from '#components/sheets/ImportarLinhasDialog.tsx';
import type { LinhaDaEstruturaNova } from '#lib/registros/estrutura.ts';
import { COLUNAS_DA_ESTRUTURA, linhaDaEstrutura, linhaDaGrade, linhaVazia, noLugarDas } from './estrutura-linhas.ts';
import { ResumoDaEstrutura } from './ResumoDaEstrutura.tsx';

/** The lines of the open structure as a grid: typed, pasted or read from a file. */
export function ComponentesSection() {
  const {
    lembrarNome: _,
    acrescentar,
    ...grade
  } = useLinhasDoFormulario<LinhaDaEstruturaNova>({
    campo: 'linhas',
    naGrade: linhaDaGrade,
    doFormulario: linhaDaEstrutura,
  });
  const cheias = grade.linhas.filter(temConteudo);
  return (
    <LinhasSection
      titulo="Componentes"
      nota="Por unidade do produto. Digite, cole do Excel ou importe uma planilha."
      importar={(fechar) => (
        <ImportarLinhasDialog
          titulo="Importar componentes de uma planilha"
          recurso="LinhaDaEstrutura"
          onde="na estrutura"
          aTrocar={cheias.length}
          aoFechar={fechar}
          aoPor={(lidas, { trocar }) => {
            const novas = lidas.map(({ celulas }) => ({ ...linhaVazia(), ...celulas }));
            if (trocar) grade.mudar(noLugarDas(grade.linhas, novas));
            else acrescentar(novas);
            fechar();
          }}
        />
      )}
    >
      <GradeDeItens
        {...grade}
        rotulo="Componentes da estrutura"
        colunas={COLUNAS_DA_ESTRUTURA}
        novaLinha={linhaVazia}
        ajuda="Um part number do cadastro traz descrição, origem, unidade e NCM. Perda em por cento: 2 é 2 %. O componente pai é o part number da linha nacional de que um importado faz parte."
      />
      <ResumoDaEstrutura linhas={cheias} />
    </LinhasSection>
  );
}
