import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DialogoDeFormulario } from '#components/ui/dialogs/DialogoDeFormulario.tsx';
import type { OQueFalta } from '#lib/contracts/declaracao/o-que-falta.ts';
import { NOME_PAPEL_FORNECEDOR } from '#lib/domain/cadastros/fornecedor.ts';
import { formatarDecimal } from '#lib/format/decimal.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { PropostasSection } from './PropostasSection.tsx';
import { tinPorExtenso } from './tin-por-extenso.ts';

interface OQueFaltaDialogProps {
  falta: OQueFalta;
  aoConfirmar: (fornecedores: string[], itens: string[]) => Promise<void>;
  aoFechar: () => void;
}

/** The review of what is proposed: everything that can be accepted is marked, and the person unmarks what is not. */
export function OQueFaltaDialog({ falta, aoConfirmar, aoFechar }: OQueFaltaDialogProps) {
  const [fora, setFora] = useState<ReadonlySet<string>>(new Set());
  const [gravando, setGravando] = useState(false);
  const [falha, setFalha] = useState<Error | null>(null);
  const marcadas = (propostas: readonly { chave: string; impedimento: string | null }[]) =>
    propostas.filter(({ chave, impedimento }) => impedimento === null && !fora.has(chave)).map(({ chave }) => chave);
  const [fornecedores, itens] = [marcadas(falta.fornecedores), marcadas(falta.itens)];
  const quantos = fornecedores.length + itens.length;
  const marcar = (chaves: readonly string[], dentro: boolean) => {
    const nova = new Set(fora);
    for (const chave of chaves) dentro ? nova.delete(chave) : nova.add(chave);
    setFora(nova);
  };
  const confirmar = async () => {
    setGravando(true);
    setFalha(null);
    try {
      await aoConfirmar(fornecedores, itens);
    } catch (erro) {
      setFalha(erro as Error);
      setGravando(false);
    }
  };
  return (
    <DialogoDeFormulario
      titulo="Cadastrar o que falta"
      confirmar={quantos === 1 ? 'Cadastrar 1' : `Cadastrar ${quantos}`}
      gravando={gravando}
      aoConfirmar={confirmar}
      aoFechar={aoFechar}
    >
      {falha && <Alert severity="error">{falha.message}</Alert>}
      <Typography variant="body2">
        O que você aceita é cadastrado e vinculado a esta e a todas as declarações que o citam. Um item que já está no
        cadastro é só vinculado. Tudo pode ser desfeito de uma vez.
      </Typography>
      <Stack sx={{ gap: 2 }}>
        <PropostasSection
          titulo="Fornecedores e fabricantes"
          fora={fora}
          aoMarcar={marcar}
          propostas={falta.fornecedores.map(({ razaoSocial, papel, pais, tins, ...proposta }) => ({
            ...proposta,
            nome: razaoSocial,
            dados: [NOME_PAPEL_FORNECEDOR[papel], pais?.nome ?? 'País —', tinPorExtenso(tins)]
              .filter(Boolean)
              .join(' · '),
          }))}
        />
        <PropostasSection
          titulo="Itens"
          fora={fora}
          aoMarcar={marcar}
          propostas={falta.itens.map(({ partNumber, ncm, unidade, valorUnitario, moeda, fabricante, ...proposta }) => ({
            ...proposta,
            nome: partNumber,
            dados: [
              `NCM ${formatarNcm(ncm)}`,
              unidade ?? 'Unidade —',
              valorUnitario && moeda ? `último preço ${formatarDecimal(valorUnitario, 7)} (${moeda.nome})` : 'Preço —',
              fabricante ?? 'Fabricante —',
            ].join(' · '),
          }))}
        />
      </Stack>
    </DialogoDeFormulario>
  );
}
