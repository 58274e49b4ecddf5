import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Usuario } from '#lib/contracts/accounts/usuario.ts';

export interface AoMudarPessoa {
  /** Id of the signed-in person, who may not deactivate their own account. */
  quem: string | null;
  aoConvidarDeNovo: (pessoa: Usuario) => void;
  aoDesativar: (pessoa: Usuario) => void;
  aoReativar: (pessoa: Usuario) => void;
  aoZerarSegundoFator: (pessoa: Usuario) => void;
}

/** The actions on a person's account, by its state. */
export function AcoesDaPessoa({
  pessoa,
  quem,
  aoConvidarDeNovo,
  aoDesativar,
  aoReativar,
  aoZerarSegundoFator,
}: AoMudarPessoa & { pessoa: Usuario }) {
  const { id, situacao } = pessoa;
  if (id === quem) return <Typography sx={{ color: 'text.secondary' }}>Você</Typography>;
  if (situacao === 'DESATIVADO') return <Acao nome="Reativar" pessoa={pessoa} aoFazer={aoReativar} />;
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {situacao === 'CONVIDADO' && <Acao nome="Novo link" pessoa={pessoa} aoFazer={aoConvidarDeNovo} />}
      {pessoa.segundoFator && <Acao nome="Zerar segundo fator" pessoa={pessoa} aoFazer={aoZerarSegundoFator} />}
      <Acao nome="Desativar" pessoa={pessoa} aoFazer={aoDesativar} />
    </Stack>
  );
}

interface AcaoProps {
  nome: string;
  pessoa: Usuario;
  aoFazer: (pessoa: Usuario) => void;
}

function Acao({ nome, pessoa, aoFazer }: AcaoProps) {
  return (
    <Button size="small" color="inherit" aria-label={`${nome}: ${pessoa.nome}`} onClick={() => aoFazer(pessoa)}>
      {nome}
    </Button>
  );
}
