import Button from '@mui/material/Button';
import { salvarArquivo } from '#components/ui/feedback/salvar-arquivo.ts';
import { useImportSheet } from '#lib/api/platform/sheet.ts';
import type { Planilha } from '#lib/contracts/platform/planilha.ts';
import type { Tentar } from './tentar.ts';

/** Button that downloads the wrong rows as a file to correct in Excel. */
export function BaixarErros({ planilha, tentar }: { planilha: Planilha; tentar: Tentar }) {
  const { baixarErros } = useImportSheet();
  const nome = `${planilha.nome.replace(/\.\w+$/, '')}-erros.xlsx`;
  return (
    <Button
      variant="outlined"
      color="inherit"
      onClick={() => tentar(async () => salvarArquivo(await baixarErros(planilha.id), nome))}
    >
      Baixar as linhas com erro
    </Button>
  );
}
