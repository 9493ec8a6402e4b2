"""Shapes of bodies, as weights of MakeHuman's targets."""


def build(sex: str, muscle: float, extra: dict[str, float]):
    """A young body between average (0) and most (1) muscle; names in `extra` that begin with `*-` are set on both sides."""
    weights = {f"macrodetails/{part}-{sex}-young": 1 / 3 for part in ("african", "asian", "caucasian")}
    for name, weight in (("maxmuscle", muscle), ("averagemuscle", 1 - muscle)):
        figure = f"{sex}-young-{name}-averageweight"
        weights[f"macrodetails/universal-{figure}"] = weight
        weights[f"macrodetails/proportions/{figure}-idealproportions"] = 0.8 * weight
        weights[f"macrodetails/height/{figure}-maxheight"] = 0.12 * weight
    for name, weight in extra.items():
        sides = ("l", "r") if "*" in name else ("",)
        weights |= {name.replace("*", side): weight for side in sides}
    return weights


lifter = build(
    "male",
    0.78,
    {
        "torso/measure-waist-circ-incr": 0.3,
        "neck/neck-scale-horiz-incr": 0.5,
        "arms/*-upperarm-shoulder-muscle-incr": 0.45,
        "arms/*-upperarm-muscle-incr": 0.35,
        "arms/*-lowerarm-muscle-incr": 0.4,
        "hands/*-hand-scale-incr": 0.1,
    },
)

athlete = build(
    "female",
    0.55,
    {
        "torso/measure-waist-circ-decr": 0.15,
        "torso/torso-muscle-dorsi-incr": 0.3,
        "buttocks/buttocks-volume-incr": 0.1,
        "arms/*-upperarm-shoulder-muscle-incr": 0.25,
        "legs/*-lowerleg-muscle-incr": 0.2,
        "legs/*-upperleg-muscle-incr": 0.2,
    },
)
