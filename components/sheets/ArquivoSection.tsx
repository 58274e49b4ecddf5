import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { salvarArquivo } from '#components/ui/feedback/salvar-arquivo.ts';
import { FileDrop } from '#components/ui/fields/FileDrop.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { useImportSheet } from '#lib/api/platform/sheet.ts';
import { MAXIMO_DE_LINHAS, type Planilha, TAMANHO_MAXIMO_PLANILHA } from '#lib/contracts/platform/planilha.ts';
import { noMeioDaFrase } from '#lib/domain/textos/no-meio-da-frase.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import type { RecursoDePlanilha } from '#lib/registros/planilha/coluna-de-planilha.ts';
import { ehDeCadastro, type NomeDeRecurso, RECURSOS_DE_PLANILHA } from '#lib/registros/planilha/recursos.ts';
import { ColarPlanilha } from './ColarPlanilha.tsx';
import type { Tentar } from './tentar.ts';

interface ArquivoSectionProps {
  recurso: NomeDeRecurso;
  tentar: Tentar;
  aoEnviar: (planilha: Planilha) => Promise<void>;
}

export function ArquivoSection({ recurso, tentar, aoEnviar }: ArquivoSectionProps) {
  const [parte, setParte] = useState<number | null>(null);
  const { enviar, baixarModelo } = useImportSheet();
  const { titulo } = RECURSOS_DE_PLANILHA[recurso];
  const mandar = (arquivo: File) =>
    tentar(async () => {
      setParte(0);
      try {
        await aoEnviar(await enviar(recurso, arquivo, setParte));
      } finally {
        setParte(null);
      }
    });
  return (
    <Section
      titulo={`Planilha de ${noMeioDaFrase(titulo)}`}
      acoes={
        <Button
          size="small"
          color="inherit"
          onClick={() =>
            tentar(async () => salvarArquivo(await baixarModelo(recurso), `Modelo de ${noMeioDaFrase(titulo)}.xlsx`))
          }
        >
          Baixar o modelo
        </Button>
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {`${ehDeCadastro(recurso) ? 'Um registro novo' : 'Uma linha'} precisa de: ${obrigatorias(recurso)}. ${ehDeCadastro(recurso) ? '' : 'Um part number do cadastro traz o resto. '}As colunas podem vir em qualquer ordem.`}
      </Typography>
      <FileDrop
        rotulo="Solte aqui a planilha"
        dica={ehDeCadastro(recurso) ? DICA : DICA_DAS_LINHAS}
        aceita={ACEITA}
        aoEscolher={([arquivo]) => arquivo && mandar(arquivo)}
      />
      <ColarPlanilha aoColar={mandar} />
      {parte !== null && (
        <LinearProgress
          variant={parte < 1 ? 'determinate' : 'indeterminate'}
          value={parte * 100}
          aria-label={parte < 1 ? 'Enviando a planilha' : 'Lendo a planilha'}
        />
      )}
    </Section>
  );
}

function obrigatorias(recurso: NomeDeRecurso): string {
  const { colunas }: RecursoDePlanilha = RECURSOS_DE_PLANILHA[recurso];
  return colunas.flatMap(({ titulo, obrigatoria }) => (obrigatoria ? titulo : [])).join(', ');
}

const DICA = `XLSX ou CSV, até ${TAMANHO_MAXIMO_PLANILHA / 1024 / 1024} MB e ${formatarInteiro(MAXIMO_DE_LINHAS)} linhas. Nada é gravado antes de você conferir.`;
const DICA_DAS_LINHAS = `XLSX ou CSV, até ${TAMANHO_MAXIMO_PLANILHA / 1024 / 1024} MB. Nada é gravado aqui: as linhas vão para a grade.`;
const ACEITA = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'text/csv': ['.csv', '.txt'],
};
